/** Loads the calendar when it is opened. */
export const loadCalendar = async () => {
  const module = await import(/* webpackChunkName: "calendar" */ './calendar.tsx');
  return module.Calendar;
};
