import { Landing } from '../landing/landing';

export const About = Landing;
