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
const target = (id: string) => ({ target: { sys: { type: "Link", linkType: "Entry", id } } });
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
	block("heading-4", text("In other words")),
	{ ...block("embedded-entry-block"), data: target("words") },
	paragraph(text("Or read "), { ...block("embedded-entry-inline"), data: target("journal") }, text(".")),
);

export const fixture = {
	body: { json: document },
	bodyEntriesCollection: {
		items: [
			{
				__typename: "Quote",
				id: "words",
				text: "It was easy, and it was free.",
				source: "A customer in Turin",
			},
			{ __typename: "Cta", id: "journal", title: "Read the journal", targetUrl: "/journal" },
		],
	},
};

/** Other values of the fields, each by what is special about it. */
export const options = {};
