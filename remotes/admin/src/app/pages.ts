/**
 * The screens, each in a chunk that remote.json calls by the same name, so that the shell's server can have it fetched
 * at once.
 */
export const signIn = async () => ({
  Component: (
    await import(/* webpackChunkName: "sign-in" */ '../features/account/sign-in-page.tsx')
  ).SignInPage,
});
export const resetPassword = async () => ({
  Component: (
    await import(
      /* webpackChunkName: "reset-password" */ '../features/account/reset-password-page.tsx'
    )
  ).ResetPasswordPage,
});
export const emailChange = async () => ({
  Component: (
    await import(/* webpackChunkName: "email-change" */ '../features/account/email-change-page.tsx')
  ).EmailChangePage,
});
export const changePassword = async () => ({
  Component: (
    await import(
      /* webpackChunkName: "change-password" */ '../features/account/change-password-page.tsx'
    )
  ).ChangePasswordPage,
});
export const changeEmail = async () => ({
  Component: (
    await import(/* webpackChunkName: "change-email" */ '../features/account/change-email-page.tsx')
  ).ChangeEmailPage,
});
export const dashboard = async () => ({
  Component: (
    await import(/* webpackChunkName: "dashboard" */ '../features/dashboard/dashboard-page.tsx')
  ).DashboardPage,
});
export const bookings = async () => ({
  Component: (
    await import(/* webpackChunkName: "bookings" */ '../features/bookings/bookings-page.tsx')
  ).BookingsPage,
});
export const regions = async () => ({
  Component: (
    await import(/* webpackChunkName: "regions" */ '../features/regions/regions-page.tsx')
  ).RegionsPage,
});
export const countries = async () => ({
  Component: (
    await import(/* webpackChunkName: "countries" */ '../features/countries/countries-page.tsx')
  ).CountriesPage,
});
export const locations = async () => ({
  Component: (
    await import(/* webpackChunkName: "locations" */ '../features/locations/locations-page.tsx')
  ).LocationsPage,
});
export const airports = async () => ({
  Component: (
    await import(/* webpackChunkName: "airports" */ '../features/airports/airports-page.tsx')
  ).AirportsPage,
});
export const airlines = async () => ({
  Component: (
    await import(/* webpackChunkName: "airlines" */ '../features/airlines/airlines-page.tsx')
  ).AirlinesPage,
});
export const flights = async () => ({
  Component: (
    await import(/* webpackChunkName: "flights" */ '../features/flights/flights-page.tsx')
  ).FlightsPage,
});
export const flight = async () => ({
  Component: (await import(/* webpackChunkName: "flight" */ '../features/flight/flight-page.tsx'))
    .FlightPage,
});
export const quotes = async () => ({
  Component: (await import(/* webpackChunkName: "quotes" */ '../features/quotes/quotes-page.tsx'))
    .QuotesPage,
});
export const contacts = async () => ({
  Component: (
    await import(/* webpackChunkName: "contacts" */ '../features/contacts/contacts-page.tsx')
  ).ContactsPage,
});
export const siteInformation = async () => ({
  Component: (
    await import(
      /* webpackChunkName: "site-information" */ '../features/site-information/site-information-page.tsx'
    )
  ).SiteInformationPage,
});
export const privacy = async () => ({
  Component: (
    await import(/* webpackChunkName: "privacy" */ '../features/sections/privacy-page.tsx')
  ).PrivacyPage,
});
export const terms = async () => ({
  Component: (await import(/* webpackChunkName: "terms" */ '../features/sections/terms-page.tsx'))
    .TermsPage,
});
export const faq = async () => ({
  Component: (await import(/* webpackChunkName: "faq" */ '../features/faq/faq-page.tsx')).FaqPage,
});
export const payLater = async () => ({
  Component: (
    await import(/* webpackChunkName: "pay-later" */ '../features/pay-later/pay-later-page.tsx')
  ).PayLaterPage,
});
export const about = async () => ({
  Component: (await import(/* webpackChunkName: "about" */ '../features/about/about-page.tsx'))
    .AboutPage,
});
export const changes = async () => ({
  Component: (
    await import(/* webpackChunkName: "changes" */ '../features/changes/changes-page.tsx')
  ).ChangesPage,
});
export const security = async () => ({
  Component: (
    await import(/* webpackChunkName: "security" */ '../features/security/security-page.tsx')
  ).SecurityPage,
});
export const remotes = async () => ({
  Component: (
    await import(/* webpackChunkName: "remotes" */ '../features/remotes/remotes-page.tsx')
  ).RemotesPage,
});
