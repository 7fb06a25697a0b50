import { render, screen } from '@testing-library/react';

test.each(['svg', 'avif', 'webp', 'jpg', 'png', 'woff2'])(
  'a component that imports a .%s file can be tested',
  async (type) => {
    const { default: address } = await import(`./sun.${type}`);

    render(<img src={address} alt="The sun" />);

    expect(screen.getByAltText('The sun').getAttribute('src')).toBe('/file');
  },
);
