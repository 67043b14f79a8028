import type { NewsletterBody } from "../../../shared/contracts/shopper-api.ts";

/**
 * Returns the form's input for the API (newsletter-16): empty fields except the address are undefined, an empty consent box is false,
 * and a consent without a box is undefined.
 */
export function readForm(form: HTMLFormElement): Omit<NewsletterBody, "source"> {
	const data = new FormData(form);
	const text = (name: string) => String(data.get(name) ?? "").trim() || undefined;
	const consent = (name: string) => (data.getAll("asks").includes(name) ? data.has(name) : undefined);
	const newsFor = data.getAll("newsFor").map(String);
	return {
		email: text("email") ?? "",
		firstName: text("firstName"),
		lastName: text("lastName"),
		gender: text("gender"),
		birthday: text("birthday"),
		newsFor: newsFor.length > 0 ? newsFor : undefined,
		dataCollection: consent("dataCollection"),
		privacy: consent("privacy"),
	};
}
