import type { HeadView } from "../../shared/contracts/page.ts";

export type HeadTag = { tag: "meta" | "link"; attributes: Record<string, string> };

const meta = (attributes: Record<string, string>): HeadTag => ({ tag: "meta", attributes });
const link = (attributes: Record<string, string>): HeadTag => ({ tag: "link", attributes });

export function headTags(head: HeadView): HeadTag[] {
	return [
		...(head.description ? [meta({ name: "description", content: head.description })] : []),
		...(head.keywords ? [meta({ name: "keywords", content: head.keywords })] : []),
		...(head.robots ? [meta({ name: "robots", content: head.robots })] : []),
		...(head.canonical ? [link({ rel: "canonical", href: head.canonical })] : []),
		...head.alternates.map(({ hreflang, href }) => link({ rel: "alternate", hreflang, href })),
		...Object.entries(head.openGraph).map(([property, content]) => meta({ property, content })),
	];
}
