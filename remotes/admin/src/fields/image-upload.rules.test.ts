import { fileProblem, fileSize, uploadedAddress, uploadProblem } from './image-upload.rules.ts';

const mega = 1024 * 1024;

test.each([
  [0, '1 KB'],
  [900, '1 KB'],
  [1536, '2 KB'],
  [350 * 1024, '350 KB'],
  [mega, '1.0 MB'],
  [1.55 * mega, '1.6 MB'],
  [10 * mega, '10.0 MB'],
])('%i bytes are %s (§5)', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});

test.each([
  [{ size: 10 * mega, type: 'image/png' }, 10, undefined],
  [{ size: 10 * mega + 1, type: 'image/png' }, 10, 'Image file is too large.'],
  [{ size: 6 * mega, type: 'image/webp' }, 5, 'Image file is too large.'],
  [{ size: 0, type: 'image/jpeg' }, 10, 'This file is empty.'],
  [{ size: 10, type: 'image/svg+xml' }, 10, 'Choose a JPEG, PNG or WebP picture.'],
  [{ size: 10, type: '' }, 10, 'Choose a JPEG, PNG or WebP picture.'],
])('the file %j with at most %i MB: %s', (file, limit, problem) => {
  expect(fileProblem(file, limit)).toBe(problem);
});

test.each([
  [413, undefined, 'Image file is too large.'],
  [413, { error: 'Pictures may have 10 MB.' }, 'Pictures may have 10 MB.'],
  [415, { message: 'This is not a picture.' }, 'This is not a picture.'],
  [415, { error: 'Its error.', message: 'Its message.' }, 'Its error.'],
  [400, { error: '', message: '' }, 'The picture could not be uploaded. Try again.'],
  [502, 'Bad gateway', 'The picture could not be uploaded. Try again.'],
])('an upload refused with %i and %j: %s (§7, §8)', (status, answer, text) => {
  expect(uploadProblem(status, answer)).toBe(text);
});

test.each([
  [{ imageUrl: '/media/uploads/a.webp' }, '/media/uploads/a.webp'],
  [{ imageUrl: 3 }, undefined],
  [null, undefined],
])('the answer %j gives the address %s', (answer, address) => {
  expect(uploadedAddress(answer)).toBe(address);
});
