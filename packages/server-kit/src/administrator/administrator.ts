/** Who is signed in. */
export interface Administrator {
  id: string;
  email: string;
}
