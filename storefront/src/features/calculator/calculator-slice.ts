import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { MAXIMUM_PRINT_COLOURS, type ColorUse } from '@tiraz/contracts/selection';
import {
  CHOICES,
  countOf,
  emptySelection,
  type Choice,
  type ColourCount,
  type Configuration,
  type Selection,
} from '../../selection/selection';
import type { SizesEntry } from '../../selection/sizes';

/** What is chosen for the visitor, wherever they have not chosen themselves; like every default not in the address. */
export type Preselection = Pick<Selection, 'fitId' | 'finishingQualityId'>;

export function withPreselection(
  selection: Selection,
  { fitId, finishingQualityId }: Preselection,
): Selection {
  return {
    ...selection,
    fitId: selection.fitId ?? fitId,
    finishingQualityId: selection.finishingQualityId ?? finishingQualityId,
  };
}

const initialState: Configuration & { preselection: Preselection } = {
  selection: emptySelection,
  colourCount: '1',
  preselection: {},
};

/** The visitor's configuration: the only state that the client owns. */
export const calculatorSlice = createSlice({
  name: 'calculator',
  initialState,
  reducers: {
    restored: ({ preselection }, { payload }: PayloadAction<Configuration>) => ({ ...payload, preselection }),
    /** What the catalogue does not offer is chosen no more. */
    withdrawn(state, { payload }: PayloadAction<string[]>) {
      const { selection } = state;
      for (const choice of CHOICES) {
        if (payload.includes(selection[choice] ?? '')) selection[choice] = undefined;
      }
      selection.printOptions = selection.printOptions.filter(
        ({ printTypeId }) => !payload.includes(printTypeId),
      );
      if (!selection.colors.some((id) => payload.includes(id))) return;
      selection.colors = selection.colors.filter((id) => !payload.includes(id));
      state.colourCount = countOf(selection.colors);
    },
    chosen({ selection }, { payload }: PayloadAction<{ choice: Choice; id: string }>) {
      selection[payload.choice] = payload.id;
    },
    preselected({ preselection }, { payload }: PayloadAction<Preselection>) {
      // The same once more is no change.
      Object.assign(preselection, payload);
    },
    quantityEntered({ selection }, { payload }: PayloadAction<number>) {
      selection.quantity = payload;
    },
    colourToggled(state, { payload }: PayloadAction<string>) {
      const { colors } = state.selection;
      const others = colors.filter((id) => id !== payload);
      state.selection.colors = others.length < colors.length ? others : [...others, payload];
      state.colourCount = countOf(state.selection.colors);
    },
    colourCountChosen(state, { payload }: PayloadAction<ColourCount>) {
      state.colourCount = payload;
    },
    colorUseChosen({ selection }, { payload }: PayloadAction<ColorUse>) {
      selection.colorUse = payload;
    },
    sizesEntered({ selection }, { payload }: PayloadAction<SizesEntry>) {
      selection.sizes = payload;
    },
    printToggled({ selection }, { payload }: PayloadAction<string>) {
      const others = selection.printOptions.filter(({ printTypeId }) => printTypeId !== payload);
      const isNew = others.length === selection.printOptions.length;
      selection.printOptions = isNew ? [...others, { printTypeId: payload, colors: 1 }] : others;
    },
    /** In the same place and in as many colours; of one that is chosen already no second one is made. */
    printReplaced({ selection }, { payload }: PayloadAction<{ from: string; to: string }>) {
      const { from, to } = payload;
      selection.printOptions = selection.printOptions
        .filter(({ printTypeId }) => printTypeId !== to)
        .map((option) => (option.printTypeId === from ? { ...option, printTypeId: to } : option));
    },
    printColoursChosen({ selection }, { payload }: PayloadAction<{ printTypeId: string; colours: number }>) {
      const option = selection.printOptions.find(({ printTypeId }) => printTypeId === payload.printTypeId);
      if (option) option.colors = Math.min(MAXIMUM_PRINT_COLOURS, Math.max(1, payload.colours));
    },
  },
  selectors: {
    selectConfiguration: (configuration): Configuration => configuration,
    selectSelection: createSelector(
      ({ selection }: typeof initialState) => selection,
      ({ preselection }: typeof initialState) => preselection,
      withPreselection,
    ),
    selectColourCount: ({ colourCount }) => colourCount,
  },
});

export const {
  restored,
  withdrawn,
  chosen,
  preselected,
  quantityEntered,
  colourToggled,
  colourCountChosen,
  colorUseChosen,
  sizesEntered,
  printToggled,
  printReplaced,
  printColoursChosen,
} = calculatorSlice.actions;
export const { selectConfiguration, selectSelection, selectColourCount } = calculatorSlice.selectors;
