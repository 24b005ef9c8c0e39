import { helper } from '../../locale/src/helper';

export const contract = helper;
