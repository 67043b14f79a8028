import type { HeadView } from "../../../shared/contracts/page.ts";

export function readHead(): HeadView {
	const tags = [...document.head.querySelectorAll("[data-head]")];
	const value = (selector: string, name: string) =>
		tags.find((tag) => tag.matches(selector))?.getAttribute(name) ?? undefined;
	return {
		title: document.title,
		description: value("[name=description]", "content"),
		robots: value("[name=robots]", "content"),
		canonical: value("[rel=canonical]", "href"),
		alternates: tags.flatMap((tag) =>
			tag.matches("[hreflang]")
				? [{ hreflang: tag.getAttribute("hreflang") ?? "", href: tag.getAttribute("href") ?? "" }]
				: [],
		),
		openGraph: Object.fromEntries(
			tags.flatMap((tag) =>
				tag.matches("[property]")
					? [[tag.getAttribute("property") ?? "", tag.getAttribute("content") ?? ""]]
					: [],
			),
		),
		jsonLd: [],
	};
}
