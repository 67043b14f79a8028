/** Removes queries from URLs in a text, because the platform's sign-out URL contains a refresh token (platform-5). */
export const withoutQueries = (text: string): string =>
	text.replaceAll(/(\bhttps?:\/\/[^\s?#)"']*)[?#][^\s)"']*/gi, "$1?…");
