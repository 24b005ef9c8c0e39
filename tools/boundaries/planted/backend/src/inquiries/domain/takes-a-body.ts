import type { SelectionDto } from '../../pricing/dto.js';

export type Selection = SelectionDto;
