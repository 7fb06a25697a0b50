/** In jsdom tests the address of every picture and font is this one. */
export default '/file';
