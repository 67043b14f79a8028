import type { ReactNode } from "react";

type OutcomeProps = {
	isRefused?: boolean;
	id?: string;
	className?: string;
	children: ReactNode;
};

/**
 * Renders a form's outcome. On page load, `autofocus` scrolls to the outcome and focuses it (shell-21). React ignores `autofocus` on a
 * paragraph, so on a running page only the role announces the outcome.
 */
export function Outcome({ isRefused, ...rest }: OutcomeProps) {
	const isSaid = [rest.children].flat().some(Boolean);
	return (
		<p {...rest} role={isRefused ? "alert" : "status"} {...(isSaid && { tabIndex: -1, autoFocus: true })} />
	);
}
