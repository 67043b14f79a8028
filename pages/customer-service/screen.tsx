import directory from "../../client/styles/directory.module.css";
import styles from "../../client/styles/plain-page.module.css";
import type_ from "../../client/styles/type.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { RichText } from "../../client/ui/rich-text.tsx";
import type { CustomerServiceData } from "./contract.ts";

export function Screen({
	data: { title, description, links, contact, body },
}: {
	data: CustomerServiceData;
}) {
	return (
		<main id="main">
			<div className={classNames(styles.plain, styles.article, styles.short)}>
				<div>
					<h1 className={type_.display}>{title}</h1>
					<p className={classNames(type_.lead, type_.muted)}>{description}</p>
				</div>
				<ul>
					{links.map(({ label, href, note }) => (
						<li key={href} className={directory.group}>
							<a href={href} className={classNames(type_.link, type_.title)}>
								{label}
							</a>
							{note ? <p className={type_.muted}>{note}</p> : null}
						</li>
					))}
				</ul>
			</div>
			<div className={classNames(styles.plain, styles.article)}>
				<div>
					<h2 className={type_.title}>{contact.title}</h2>
					<a href={`mailto:${contact.email}`} className={type_.link}>
						{contact.email}
					</a>
				</div>
				{body ? <RichText blocks={body} /> : null}
			</div>
		</main>
	);
}
