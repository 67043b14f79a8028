/** The key of a window's session storage that keeps the reports of documents which were left early, for analytics of the next one (event-29). */
export const LEFT_KEY = "shop.left";
