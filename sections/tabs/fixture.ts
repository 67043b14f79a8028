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
