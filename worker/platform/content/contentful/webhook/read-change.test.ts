import { contentTypes } from "@vetrina/content-model/content-types.ts";
import { expect, test } from "vitest";
import { nameSpaceType } from "../space-fields.ts";
import { readChange } from "./read-change.ts";

const link = (id: string) => ({ sys: { type: "Link", linkType: "Space", id } });
const entry = (more: object = {}, fields?: object) => ({
	sys: { id: "home", type: "Entry", space: link("space"), contentType: link("page"), ...more },
	fields,
});
const publish = "ContentManagement.Entry.publish";

// proves content-66
test("an entry's tags are its own and those of its place", () => {
	const change = readChange(entry({}, { slug: { "en-US": "/home" }, title: { "en-US": "Home" } }), publish);
	expect(change).toEqual({ space: "space", tags: ["entry:home", "place:home", "type:Page", "slug:/home"] });
});

test("an entry that is no longer published has the tags of its id", () => {
	const change = readChange(entry({ type: "DeletedEntry" }), "ContentManagement.Entry.unpublish");
	expect(change?.tags).toEqual(["entry:home", "place:home", "type:Page"]);
});

test.each(contentTypes.map(({ id }) => id))("the type %s of a space is the model's", (id) => {
	expect(readChange(entry({ contentType: link(nameSpaceType(id)) }), publish)?.tags).toContain(`type:${id}`);
});

test("a type that is none of the model's has no tag", () => {
	const change = readChange(entry({ contentType: link("stranger") }), publish);
	expect(change?.tags).toEqual(["entry:home", "place:home"]);
});

test("pictures and content types have their tags", () => {
	expect(readChange(entry({ type: "Asset" }), "ContentManagement.Asset.publish")?.tags).toEqual([
		"asset:home",
	]);
	const type = entry({ type: "ContentType", id: "page", contentType: undefined });
	expect(readChange(type, "ContentManagement.ContentType.publish")?.tags).toEqual(["type:Page"]);
});

test.each(["create", "save", "auto_save"])("%s changes nothing that shoppers see", (event) => {
	expect(readChange(entry(), `ContentManagement.Entry.${event}`)?.tags).toEqual([]);
});

test.each([null, {}, { sys: { id: "home" } }, "text"])("%j tells of no change", (json) => {
	expect(readChange(json, publish)).toBeUndefined();
});
