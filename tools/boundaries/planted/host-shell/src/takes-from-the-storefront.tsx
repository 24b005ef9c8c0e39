import { Landing } from '../../storefront/src/features/landing/landing';

export const Page = Landing;
