import { type ContentType, type Field, isLocalised } from "../content-type.ts";
import type { EntryFields } from "../entry-schema.ts";
import type { RichTextNode } from "../rich-text/rich-text-schema.ts";

export const textNode = (value: string): RichTextNode => ({ nodeType: "text", value, marks: [], data: {} });
export const paragraph = (value: string): RichTextNode => ({
	nodeType: "paragraph",
	data: {},
	content: [textNode(value)],
});
export const documentWith = (...content: RichTextNode[]): RichTextNode => ({
	nodeType: "document",
	data: {},
	content,
});

const SAMPLES: Readonly<Record<string, unknown>> = {
	jsonLd: { "@type": "AboutPage" },
	breakpoints: { "768": { slidesPerView: 2 } },
	controlsConfig: { size: 25 },
};

function buildSampleValue(name: string, field: Field): unknown {
	switch (field.kind) {
		case "text":
			return "text";
		case "texts":
			return ["text"];
		case "rich-text":
			return documentWith(paragraph("text"));
		case "integer":
		case "number":
			return field.minimum ?? 1;
		case "boolean":
			return true;
		case "choice":
			return field.values[0];
		case "colour":
			return "#fff";
		case "address":
			return "/shoes";
		case "date-time":
			return "2026-11-28T10:00:00Z";
		case "image":
			return "editorial/walk-portrait.jpg";
		case "json":
			return SAMPLES[name];
		case "link":
			return { link: "other" };
		case "links":
			return [{ link: "other" }];
	}
}

export const buildSampleEntry = (type: ContentType): EntryFields =>
	Object.fromEntries(
		Object.entries(type.fields).map(([name, field]) => {
			const value = buildSampleValue(name, field);
			return [name, isLocalised(field) ? { en: value, ar: value } : value];
		}),
	);
