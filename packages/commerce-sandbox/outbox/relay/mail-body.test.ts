import { expect, test } from "vitest";
import { house, theme } from "../../house.ts";
import type { SentMail } from "../outbox.ts";
import { mailHtml } from "./mail-body.ts";

const mail = (language: string): SentMail =>
	({
		text: "Your order.",
		links: [{ label: "See it", href: "https://x.example/" }],
		data: { language },
	}) as never;

// proves shell-34
test("a mail has the name and the colours of the house, and installed fonts of its language", () => {
	const html = mailHtml(mail("en"));
	expect(html).toContain(`color:${theme.colors.ink};background:${theme.colors.paper}`);
	expect(html).toContain('<html lang="en">');
	expect(html).toContain(`>${house.name}</p>`);
	const readFonts = (text: string) => /font:16px\/1\.5 ([^;]+);/.exec(text)?.[1];
	expect(readFonts(html)).toBeTruthy();
	expect(readFonts(mailHtml(mail("ja")))).not.toBe(readFonts(html));
});
