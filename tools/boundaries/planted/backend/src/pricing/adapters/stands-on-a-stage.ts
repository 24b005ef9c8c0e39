import { stage } from '../../test-support/a-stage.js';

export const stands = stage;
