import { Allowed } from '../../staff-kit/src/allowed';

export const Known = Allowed;
