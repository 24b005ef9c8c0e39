import type { SelectionDto } from '../../pricing/selection.dto.js';

export type Selection = SelectionDto;
