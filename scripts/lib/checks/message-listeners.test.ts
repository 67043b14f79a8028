import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findCarelessListeners } from "./message-listeners.ts";

const sources = globSync("{client,pages,payments,sections,packages}/**/*.{ts,tsx}").filter(
	(file) => !/\.test\.|node_modules/.test(file),
);

// proves cloud-41
test("every listener for window messages checks origin and source", () => {
	const listeners = sources.filter((file) =>
		/addEventListener\(\s*"message"/.test(readFileSync(file, "utf8")),
	);
	expect(listeners.length).toBeGreaterThan(3);
	const careless = listeners.filter((file) => findCarelessListeners(readFileSync(file, "utf8")).length > 0);
	expect(careless).toEqual([]);
});

// proves cloud-41
test.each([
	["without either", `addEventListener("message", ({ data }) => take(data));`],
	[
		"with the origin alone",
		`addEventListener("message", ({ data, origin }) => origin === shop && take(data));`,
	],
	[
		"by a name",
		`const listen = ({ data, source }) => source === popup && take(data);\naddEventListener("message", listen);`,
	],
])("a listener %s is found", (_, source) => {
	expect(findCarelessListeners(source)).toHaveLength(1);
});
