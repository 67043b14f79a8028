import { type FormEvent, type MouseEvent, useEffect, useState } from "react";
import type { FindInStoreData } from "../../pages/find-in-store/contract.ts";
import { Finder } from "../../pages/find-in-store/finder.tsx";
import { useUiState } from "../state/app-context.tsx";
import { isPlainClick } from "../ui/is-plain-click.ts";
import { fetchPage } from "./navigation/fetch-page.ts";

export function FindInStoreFlyout() {
	const inStore = useUiState("inStore");
	return inStore ? <Pages key={inStore.href} first={inStore.href} /> : null;
}

function Pages({ first }: { first: string }) {
	const [href, setHref] = useState(first);
	const [data, setData] = useState<FindInStoreData>();
	const [shownHref, setShownHref] = useState<string>();
	useEffect(() => {
		const wait = new AbortController();
		const show = async () => {
			const answer = await fetchPage(href, wait.signal);
			if (!("page" in answer) || answer.page.kind !== "find-in-store")
				throw new Error("Another page answers");
			setData(answer.page.data);
			setShownHref(href);
		};
		show().catch(() => {
			if (!wait.signal.aborted) location.assign(href);
		});
		return () => wait.abort();
	}, [href]);

	const staysHere = (url: URL): boolean => url.pathname === new URL(first, location.href).pathname;
	const follow = (event: MouseEvent) => {
		const link = event.target instanceof Element ? event.target.closest("a") : null;
		if (!link || !isPlainClick(event.nativeEvent) || !staysHere(new URL(link.href))) return;
		event.preventDefault();
		setHref(link.href);
	};
	const search = (event: FormEvent) => {
		const form = event.target as HTMLFormElement;
		const url = new URL(form.action);
		url.search = new URLSearchParams(
			[...new FormData(form)].map(([name, value]) => [name, String(value)]),
		).toString();
		if (!staysHere(url)) return;
		event.preventDefault();
		setHref(url.href);
	};
	if (!data) return null;
	return (
		<div aria-busy={shownHref !== href || undefined} onClickCapture={follow} onSubmitCapture={search}>
			<Finder data={data} />
		</div>
	);
}
