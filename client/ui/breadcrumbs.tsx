import type { LinkView } from "../../shared/contracts/views.ts";
import styles from "./breadcrumbs.module.css";

export function Breadcrumbs({
	links,
	current,
	label,
}: {
	links: readonly LinkView[];
	current?: string;
	label: string;
}) {
	return (
		<nav aria-label={label} className={styles.breadcrumbs}>
			<ol>
				{links.map((link) => (
					<li key={link.href}>
						<a href={link.href}>{link.label}</a>
					</li>
				))}
				{current ? (
					<li>
						<span aria-current="page">{current}</span>
					</li>
				) : null}
			</ol>
		</nav>
	);
}
