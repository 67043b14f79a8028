import type { ContentLink } from "../../../shared/domain/content/content.ts";
import type { CtaEntry } from "./entry-fields.ts";

export const toLink = ({ title, targetUrl, queryParameters }: CtaEntry): ContentLink => ({
	title,
	url: queryParameters
		? `${targetUrl}${targetUrl.includes("?") ? "&" : "?"}${queryParameters.replace(/^\?/, "")}`
		: targetUrl,
});
