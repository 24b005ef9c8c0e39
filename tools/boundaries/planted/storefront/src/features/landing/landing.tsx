export const Landing = () => null;
