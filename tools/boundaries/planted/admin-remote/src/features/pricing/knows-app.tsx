import { App } from '../../app/app';

export const Pricing = App;
