/** The script declares `drawWalletButton`, which draws a wallet's button in the shop's page; a shadow root keeps the shop's styles out. */
export const hostedButtonScript = `
const ORIGIN = new URL(document.currentScript.src).origin;
const COLOURS = {
	black: ["#1c1a17", "#fff"],
	gold: ["#ffc439", "#1c1a17"],
	blue: ["#0070ba", "#fff"],
	white: ["#fff", "#1c1a17"],
	silver: ["#eee", "#1c1a17"],
	DarkGray: ["#3d3d3d", "#fff"],
	Gold: ["#ffd814", "#1c1a17"],
	LightGray: ["#fff", "#1c1a17"],
};
function drawWalletButton(target, { wallet, colour, height, round, onClick }) {
	const place = typeof target === "string" ? document.querySelector(target) : target;
	if (!place) throw new Error("There is no element " + target);
	const [background, ink] = COLOURS[colour] ?? COLOURS.black;
	const host = document.createElement("div");
	const root = host.attachShadow({ mode: "open" });
	const style = new CSSStyleSheet();
	style.replaceSync(
		":host { display: block } button { font-family: inherit; font-size: 1rem; font-weight: 600; letter-spacing: 0; inline-size: 100%; block-size: " + height + "px; border: " + (background === "#fff" ? "1px solid #1c1a17" : "0") + "; border-radius: " + (round ? height / 2 + "px" : "0") + "; background: " + background + "; color: " + ink + "; cursor: pointer } button:disabled { opacity: .5; cursor: default } button:focus-visible { outline: 2px solid #1c1a17; outline-offset: 2px }",
	);
	root.adoptedStyleSheets = [style];
	const button = document.createElement("button");
	button.type = "button";
	button.dir = "ltr";
	button.append(wallet);
	const texts = textsHere();
	button.setAttribute("aria-label", texts.title.replace("{wallet}", wallet));
	button.addEventListener("click", onClick);
	root.append(button);
	place.replaceChildren(host);
	return { button, remove: () => host.remove() };
}
`;
