import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ColourId } from '@tiraz/contracts/colours';
import { MAXIMUM_PRINT_COLOURS } from '@tiraz/contracts/quantity';
import { CHOICES, emptySelection, type Choice, type Selection } from './selection';

export const COLOUR_COUNTS = ['1', '2', '3', '4+'] as const;
export type ColourCount = (typeof COLOUR_COUNTS)[number];

/** All that the visitor has set on the calculator, and all that its address tells. */
export interface Configuration {
  selection: Selection;
  /** On the screen only: it never changes the price, nor follows the swatches (SPECIFICATION §2, §3). */
  colourCount: ColourCount;
}

const initialState: Configuration = { selection: emptySelection, colourCount: '1' };

/** The visitor's configuration: the only state that the client owns. */
export const calculatorSlice = createSlice({
  name: 'calculator',
  initialState,
  reducers: {
    restored: (_, { payload }: PayloadAction<Configuration>) => payload,
    /** What the catalogue does not offer is chosen no more. */
    withdrawn({ selection }, { payload }: PayloadAction<string[]>) {
      for (const choice of CHOICES) {
        if (payload.includes(selection[choice] ?? '')) selection[choice] = undefined;
      }
      selection.printOptions = selection.printOptions.filter(
        ({ printTypeId }) => !payload.includes(printTypeId),
      );
    },
    chosen({ selection }, { payload }: PayloadAction<{ choice: Choice; id: string }>) {
      selection[payload.choice] = payload.id;
    },
    quantityEntered({ selection }, { payload }: PayloadAction<number>) {
      selection.quantity = payload;
    },
    colourToggled({ selection }, { payload }: PayloadAction<ColourId>) {
      const others = selection.colors.filter((id) => id !== payload);
      selection.colors = others.length < selection.colors.length ? others : [...others, payload];
    },
    colourCountChosen(state, { payload }: PayloadAction<ColourCount>) {
      state.colourCount = payload;
    },
    printToggled({ selection }, { payload }: PayloadAction<string>) {
      const others = selection.printOptions.filter(({ printTypeId }) => printTypeId !== payload);
      const isNew = others.length === selection.printOptions.length;
      selection.printOptions = isNew ? [...others, { printTypeId: payload, colors: 1 }] : others;
    },
    printColoursChosen({ selection }, { payload }: PayloadAction<{ printTypeId: string; colours: number }>) {
      const option = selection.printOptions.find(({ printTypeId }) => printTypeId === payload.printTypeId);
      if (option) option.colors = Math.min(MAXIMUM_PRINT_COLOURS, Math.max(1, payload.colours));
    },
  },
  selectors: {
    selectConfiguration: (configuration) => configuration,
    selectSelection: ({ selection }) => selection,
    selectColourCount: ({ colourCount }) => colourCount,
  },
});

export const {
  restored,
  withdrawn,
  chosen,
  quantityEntered,
  colourToggled,
  colourCountChosen,
  printToggled,
  printColoursChosen,
} = calculatorSlice.actions;
export const { selectConfiguration, selectSelection, selectColourCount } = calculatorSlice.selectors;
