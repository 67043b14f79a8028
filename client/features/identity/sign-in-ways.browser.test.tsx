import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { buildPage } from "../../fixtures/views.ts";
import { showView } from "../../testing/show-page.tsx";

const withProviders = () => {
	const view = buildPage("list", "en");
	const signInWith = (["google", "line"] as const).map((id) => ({
		id,
		name: id,
		href: `/x/login-with?${id}`,
	}));
	return { ...view, shell: { ...view.shell, signInWith } };
};
const keep = async (name: string, value: string) => {
	await cookieStore.set(name, value);
	onTestFinished(() => cookieStore.delete(name));
};
/** Opens the flyout in a browser that signed in by `way` last; returns its dialog. */
const flyoutAfter = async (way: string, consent = "apm") => {
	await keep("consent", `1.${consent}`);
	await keep("sign_in_way", way);
	const { ui } = await showView(withProviders());
	ui.askToSignIn();
	return page.getByRole("dialog", { name: "Sign in" });
};
const LABELS = {
	google: { role: "link", name: "Continue with google" },
	line: { role: "link", name: "Continue with line" },
	code: { role: "link", name: "Sign in with a code by email" },
	passkey: { role: "button", name: "Sign in with a passkey" },
} as const;

// proves identity-80
test.each(Object.keys(LABELS) as (keyof typeof LABELS)[])(
	"the flyout puts %s first where it was used last, and offers it once",
	async (way) => {
		const dialog = await flyoutAfter(way);
		const { role, name } = LABELS[way];
		const first = dialog.getByRole(role, { name });
		await expect.element(first).toBeVisible();
		expect(first.elements()).toHaveLength(1);
		const email = dialog.getByLabelText("Email address").element();
		expect(first.element().compareDocumentPosition(email)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
		await expect.element(dialog.getByText("Last used")).toBeVisible();
	},
);

// proves identity-80
test.each([
	["a password was used last", "password", "apm"],
	["the shopper allows nothing", "google", ""],
	["the site does not offer the way", "apple", "apm"],
])("the flyout begins with the password if %s", async (_what, way, consent) => {
	const dialog = await flyoutAfter(way, consent);
	const email = dialog.getByLabelText("Email address");
	await expect.element(email).toBeVisible();
	await userEvent.click(dialog.getByText("Other ways to sign in"));
	const google = dialog.getByRole("link", { name: LABELS.google.name }).element();
	expect(email.element().compareDocumentPosition(google)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
	await expect.element(dialog.getByText("Last used")).not.toBeInTheDocument();
});

// proves identity-80
test("a shopper who has not signed in here sees the password, and every other way in one group", async () => {
	const { ui } = await showView(withProviders());
	ui.askToSignIn();
	const dialog = page.getByRole("dialog", { name: "Sign in" });
	await expect.element(dialog.getByLabelText("Password")).toBeVisible();
	for (const { role, name } of Object.values(LABELS))
		await expect.element(dialog.getByRole(role, { name })).not.toBeInTheDocument();
	await userEvent.click(dialog.getByText("Other ways to sign in"));
	for (const { role, name } of Object.values(LABELS))
		await expect.element(dialog.getByRole(role, { name })).toBeVisible();
});
