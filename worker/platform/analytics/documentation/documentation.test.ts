import { expect, test } from "vitest";
import { findEventFault } from "../../../../shared/contracts/analytics-events.ts";
import { EVENT_NAMES } from "../../../../shared/domain/analytics/events.ts";
import { listExamples } from "./event-examples.ts";
import { writeDocumentation } from "./write-documentation.ts";

// proves event-43
test("every event has an example that fits the catalogue", () => {
	expect(listExamples().map(({ name }) => name)).toEqual(EVENT_NAMES);
	for (const event of listExamples())
		expect([event.name, findEventFault(event)]).toEqual([event.name, undefined]);
});

// proves event-43
test("docs/analytics.md says what the catalogue and the receivers say", async () => {
	await expect(writeDocumentation()).toMatchFileSnapshot("../../../../docs/analytics.md");
});
