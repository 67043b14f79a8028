const text = (value: string) => ({
	__typename: "RichTextSection",
	body: {
		json: {
			nodeType: "document",
			content: [{ nodeType: "paragraph", content: [{ nodeType: "text", value }] }],
		},
	},
});
const tab = (title: string, ...items: object[]) => ({ title, contentCollection: { items } });

export const fixture = {
	title: "The house",
	sideComponent: { __typename: "Placeholder", elementId: "recommendations" },
	sidePlace: "body",
	tabsCollection: {
		items: [tab("Workshop", text("We sew here."), text("And there.")), tab("Window", text("Lit."))],
	},
};

/** Other values of the fields, each by what is special about it. */
export const options = {
	"a link in the header": {
		sidePlace: "header",
		sideComponent: { __typename: "Cta", id: "coats", title: "See the coats", targetUrl: "/women" },
	},
	"a wide element in the header": {
		sidePlace: "header",
		sideComponent: { __typename: "Placeholder", elementId: "subcategories" },
		title: null,
	},
};
