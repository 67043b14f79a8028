import { expect, test } from "vitest";
import { newcomerLines } from "./newcomer.ts";

test("the command prints organisations with their clients and sites, logins, cards, codes and addresses", () => {
	const lines = newcomerLines("http://localhost:8788");
	const text = lines.join("\n");
	expect(lines[0]).toContain("http://localhost:8788/ ");
	expect(text).toContain(
		"f_ecom_vtra_001, client vetrina, sites vetrina-eu, vetrina-us, vetrina-me, vetrina-ap",
	);
	expect(text).toContain("sites RefArch, RefArchGlobal");
	for (const fact of ["anna@vetrina.example", "4242 4242 4242 4242", "WELCOME10", "/outbox", "/health"])
		expect(text).toContain(fact);
});
