import { isPlainClick } from "../../ui/is-plain-click.ts";
import { DISMISSED_LINES } from "./dismissed-lines.ts";

/** Milliseconds of a change between two lines, and of a line's display unless editors set another time (shell-31). */
const CHANGE_MS = 500;
const SHOWN_MS = 5000;

const STEPS = { previous: -1, next: 1 } as const;
/** The styles are attributes, because the style sheets of a list are at their limit. */
const EDGE = "max(0px, var(--gutter) - 1.25rem)";
const PLACES = {
	previous: `inset-inline-start:${EDGE}`,
	next: `inset-inline-end:calc(${EDGE} + 2.75rem)`,
	dismiss: `inset-inline-end:${EDGE}`,
};
type Act = keyof typeof PLACES;

/**
 * Shows the lines above the header in turn, and returns a function that stops this (shell-31). The server has rendered the lines, with the
 * first one visible.
 */
export function rotateLines(banner: HTMLElement, openPopup: (at: number) => void): () => void {
	const lines = [...banner.querySelectorAll<HTMLElement>("[data-line]")];
	const calm = matchMedia("(prefers-reduced-motion: reduce)");
	const ending = new AbortController();
	const { signal } = ending;
	let current = lines.find((line) => line.style.visibility !== "hidden");
	let isChanging = false;
	let isUnderPointer = banner.matches(":hover");
	let timer: ReturnType<typeof setInterval> | undefined;

	const show = (next: HTMLElement | undefined) => {
		if (!next || next === current) return;
		const former = current;
		current = next;
		next.style.visibility = "";
		if (former) former.style.visibility = "hidden";
		if (calm.matches) return;
		isChanging = true;
		const easing = getComputedStyle(next).getPropertyValue("--curve") || "ease";
		const options = { duration: CHANGE_MS, easing };
		former?.animate({ opacity: [1, 0], visibility: ["visible", "visible"] }, options);
		const entrance = next.animate({ opacity: [0, 1], transform: ["translateY(0.5rem)", "none"] }, options);
		entrance.onfinish = () => {
			isChanging = false;
		};
	};
	const move = (step: number) => {
		if (isChanging || !current) return;
		show(lines.at((lines.indexOf(current) + step) % lines.length));
	};

	const pause = () => clearInterval(timer);
	/** A line also stays while a layer is open over the page, because the focus returns to the line's link. */
	const isHeld = () =>
		document.hidden ||
		isUnderPointer ||
		banner.matches(":focus-within") ||
		document.querySelector(":modal") !== null;
	const start = () => {
		pause();
		if (lines.length < 2 || calm.matches) return;
		timer = setInterval(
			() => {
				if (!isHeld()) move(1);
			},
			Number(banner.dataset.interval ?? SHOWN_MS),
		);
	};

	const dismiss = () => {
		sessionStorage.setItem(DISMISSED_LINES, "1");
		pause();
		banner.hidden = true;
		banner.parentElement?.querySelector<HTMLElement>("header > a")?.focus({ preventScroll: true });
	};

	/** Changes by hand are read aloud, and no others. */
	const sayChanges = (isByHand: boolean) =>
		lines[0]?.parentElement?.setAttribute("aria-live", isByHand ? "polite" : "off");
	const act = (name: Act) => {
		if (name === "dismiss") return dismiss();
		sayChanges(true);
		move(STEPS[name]);
		start();
	};

	for (const button of banner.querySelectorAll<HTMLElement>("[data-act]")) {
		const name = button.dataset.act as Act;
		button.style.cssText = `position:absolute;inset-block:-0.3125rem;inline-size:2.75rem;font-size:1.125rem;${PLACES[name]}`;
		button.hidden = name !== "dismiss" && lines.length < 2;
		button.addEventListener("click", () => act(name), { signal });
	}
	if (!current) show(lines[0]);
	const hold = (isOver: boolean) => () => {
		isUnderPointer = isOver;
		if (isOver) pause();
		else start();
	};
	banner.addEventListener("pointerenter", hold(true), { signal });
	banner.addEventListener("pointerleave", hold(false), { signal });
	banner.addEventListener("focusin", pause, { signal });
	banner.addEventListener(
		"focusout",
		() => {
			sayChanges(false);
			start();
		},
		{ signal },
	);
	banner.addEventListener(
		"click",
		(event) => {
			const opener = event.target instanceof Element && event.target.closest<HTMLElement>("[data-popup]");
			if (!opener || !isPlainClick(event)) return;
			event.preventDefault();
			openPopup(Number(opener.dataset.popup));
		},
		{ signal },
	);
	calm.addEventListener("change", start, { signal });
	if (!isHeld()) start();
	return () => {
		pause();
		ending.abort();
	};
}
