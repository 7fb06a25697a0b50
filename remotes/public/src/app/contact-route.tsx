export { ContactPage as Component } from '../features/contact-page/contact-page.tsx';
