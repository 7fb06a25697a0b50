/** The signed-in administrator. */
export interface Administrator {
  id: string;
  email: string;
}
