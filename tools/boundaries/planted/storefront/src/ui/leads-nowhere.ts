import { nothing } from './nothing';

export const lost = nothing;
