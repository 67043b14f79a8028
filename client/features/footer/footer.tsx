import { usePlace } from "../../state/app-context.tsx";
import { Still } from "../../state/drawing/still.tsx";
import type_ from "../../styles/type.module.css";
import styles from "./footer.module.css";
import { LocaleSelectors } from "./locale-selectors.tsx";

export function Footer() {
	const { shell } = usePlace();
	return (
		<footer className={styles.footer}>
			<Still className={styles.columns}>
				<p className={styles.name} lang="en">
					{shell.siteName}
				</p>
				{shell.footer.columns.map((column) => (
					<div key={column.title}>
						<h2 className={type_.label}>{column.title}</h2>
						<ul className={styles.links}>
							{column.links.map((link) => (
								<li key={link.href}>
									<a className={styles.link} href={link.href}>
										{link.label}
									</a>
								</li>
							))}
						</ul>
					</div>
				))}
			</Still>
			<LocaleSelectors />
			<p className={styles.copyright}>{shell.footer.copyright}</p>
		</footer>
	);
}
