const text = (value: string, ...marks: string[]) => ({
	nodeType: "text",
	value,
	marks: marks.map((type) => ({ type })),
	data: {},
});
const block = (nodeType: string, ...content: object[]) => ({ nodeType, data: {}, content });
const paragraph = (...content: object[]) => block("paragraph", ...content);
const link = (uri: string, label: string) => ({
	nodeType: "hyperlink",
	data: { uri },
	content: [text(label)],
});
const item = (...content: object[]) => block("list-item", ...content);

const document = block(
	"document",
	block("heading-2", text("Returns")),
	paragraph(text("Within "), text("thirty", "bold"), text(" days, "), text("always", "italic"), text(".")),
	block("heading-3", text("How it works")),
	block(
		"ordered-list",
		item(paragraph(text("Pack it")), block("unordered-list", item(paragraph(text("with its label"))))),
		item(paragraph(link("/returns", "Send it"))),
	),
	block(
		"table",
		block(
			"table-row",
			block("table-header-cell", paragraph(text("Country"))),
			block("table-header-cell", paragraph(text("Days"))),
		),
		block(
			"table-row",
			block("table-cell", paragraph(text("Italy"))),
			block("table-cell", paragraph(text("14"))),
		),
	),
	block("hr"),
	block("blockquote", paragraph(text("It was easy."))),
	paragraph(link("mailto:care@vetrina.example", "Write to us")),
);

export const fixture = { body: { json: document } };
