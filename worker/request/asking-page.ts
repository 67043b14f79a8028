/** Returns the address of the shop's page that sent a request, if the browser names it. */
export function findAskingPage({ headers, url }: Pick<Request, "headers" | "url">): URL | undefined {
	const referrer = headers.get("referer");
	if (!referrer || !URL.canParse(referrer)) return undefined;
	const page = new URL(referrer);
	return page.origin === new URL(url).origin ? page : undefined;
}
