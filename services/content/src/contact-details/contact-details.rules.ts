/** A number that people read and a telephone dials: 7 to 15 digits (E.164), spaces, brackets, hyphens, a leading plus. */
export const isTelephoneNumber = (text: string) => {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d ()-]+$/.test(text) && digits >= 7 && digits <= 15;
};
