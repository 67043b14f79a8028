import { useEffect, useRef } from "react";
import type_ from "../../../client/styles/type.module.css";
import button from "../../../client/ui/button.module.css";
import { classNames } from "../../../client/ui/class-names.ts";
import type { WalletPageView } from "../contract.ts";

/** Returns true after the browser's "back"; the form must not submit itself again then. */
const cameBack = (): boolean =>
	performance
		.getEntriesByType("navigation")
		.some((entry) => (entry as PerformanceNavigationTiming).type === "back_forward");

export function WalletForm({ page: { title, hint, go, action, fields } }: { page: WalletPageView }) {
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => {
		if (!cameBack()) form.current?.submit();
	}, []);
	return (
		<form ref={form} method="get" action={action}>
			<h1 className={type_.display}>{title}</h1>
			<p>{hint}</p>
			{Object.entries(fields).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<p>
				<button type="submit" className={classNames(button.button, button.dark)}>
					{go}
				</button>
			</p>
		</form>
	);
}
