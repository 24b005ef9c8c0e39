/** Stands in for the address that the bundler gives an image or a font. */
export default '/asset';
