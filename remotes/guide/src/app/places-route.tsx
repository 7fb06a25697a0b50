export { PlacesPage as Component } from '../features/places/places-page.tsx';
