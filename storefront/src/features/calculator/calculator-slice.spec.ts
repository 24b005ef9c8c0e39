import { describe, expect, it } from '@jest/globals';
import type { UnknownAction } from '@reduxjs/toolkit';
import { FIRST_COLOURS } from '@tiraz/contracts/colours';
import {
  calculatorSlice,
  chosen,
  colourCountChosen,
  colourToggled,
  printColoursChosen,
  printToggled,
  quantityEntered,
  withdrawn,
} from './calculator-slice';

const after = (...actions: UnknownAction[]) => actions.reduce(calculatorSlice.reducer, undefined);
const selectionAfter = (...actions: UnknownAction[]) => after({ type: 'start' }, ...actions)?.selection;

describe('the selection', () => {
  it('keeps the last of each choice', () => {
    expect(
      selectionAfter(
        chosen({ choice: 'fabricId', id: 'jersey' }),
        chosen({ choice: 'fitId', id: 'slim' }),
        chosen({ choice: 'fabricId', id: 'fleece' }),
        quantityEntered(250),
      ),
    ).toEqual({ fabricId: 'fleece', fitId: 'slim', quantity: 250, colors: [], printOptions: [] });
  });

  it('toggles colours in the order of choosing', () => {
    const [white, red] = [colourToggled('white'), colourToggled('red')];
    expect(selectionAfter(red, white)?.colors).toEqual(['red', 'white']);
    expect(selectionAfter(red, white, red)?.colors).toEqual(['white']);
  });

  it.each([
    [0, '1'],
    [1, '1'],
    [2, '2'],
    [3, '3'],
    [4, '4+'],
    [8, '4+'],
  ])('counts %i chosen swatches as %s colours', (chosenCount, counted) => {
    const state = after(...FIRST_COLOURS.slice(0, chosenCount).map(({ id }) => colourToggled(id)));
    expect((state ?? after({ type: 'start' }))?.colourCount).toBe(counted);
  });

  it('drops a colour that is no longer offered, and counts the others', () => {
    const chosenColours = [colourToggled('red'), colourToggled('white')];
    expect(after(...chosenColours, withdrawn(['red', 'felt']))).toMatchObject({
      colourCount: '1',
      selection: { colors: ['white'] },
    });
    expect(after(...chosenColours, colourCountChosen('4+'), withdrawn(['felt']))?.colourCount).toBe('4+');
  });

  it('lets the colour count be set apart from the swatches, until another swatch is chosen', () => {
    const apart = [colourToggled('white'), colourCountChosen('4+')];
    expect(after(...apart)).toMatchObject({ colourCount: '4+', selection: { colors: ['white'] } });
    expect(after(...apart, colourToggled('red'))?.colourCount).toBe('2');
  });

  it('adds a print in one colour, and drops it again', () => {
    expect(selectionAfter(printToggled('screen'))?.printOptions).toEqual([
      { printTypeId: 'screen', colors: 1 },
    ]);
    expect(selectionAfter(printToggled('screen'), printToggled('screen'))?.printOptions).toEqual([]);
  });

  it.each([
    [3, 3],
    [12, 12],
    [13, 12],
    [0, 1],
  ])('gives a print %i colours as %i', (colours, kept) => {
    const print = printColoursChosen({ printTypeId: 'screen', colours });
    expect(selectionAfter(printToggled('screen'), printToggled('puff'), print)?.printOptions).toEqual([
      { printTypeId: 'screen', colors: kept },
      { printTypeId: 'puff', colors: 1 },
    ]);
  });

  it('has no colours for a print that is not chosen', () => {
    expect(selectionAfter(printColoursChosen({ printTypeId: 'screen', colours: 3 }))?.printOptions).toEqual(
      [],
    );
  });
});
