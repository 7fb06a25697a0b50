/** The smallest PNG there is, in a form. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export const pictureForm = {
  payload: Buffer.concat([
    Buffer.from('--b\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n'),
    picture,
    Buffer.from('\r\n--b--\r\n'),
  ]),
  headers: { 'content-type': 'multipart/form-data; boundary=b' },
};
