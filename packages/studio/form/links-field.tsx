import { useState } from "react";
import { moveItem, removeItem } from "../pages/section-changes.ts";
import { type FormField, readLinks, readTitle } from "../shared/entries.ts";
import { useStudio } from "../shared/use-studio.ts";

type Props = { field: FormField; value: unknown; label: string; onChange: (value: unknown) => void };

/** Links to other entries: opened, moved, replaced, chosen by search, or created. */
export function LinksField({ field, value, label, onChange }: Props) {
	const { store, select, chooseEntry, say } = useStudio();
	const [type, setType] = useState(field.to?.[0] ?? "");
	const links = readLinks(value);
	const isMany = field.kind === "links";
	const write = (items: readonly { link: string }[]) => {
		if (isMany) onChange(items.length === 0 ? undefined : items);
		else onChange(items[0]);
	};
	const put = (id: string) => write(isMany ? [...links, { link: id }] : [{ link: id }]);
	const choose = async () => {
		const id = await chooseEntry(field.to ?? []);
		if (id === undefined) return;
		if (!store.find(id)) await store.openTree(id).catch(() => undefined);
		put(id);
	};
	const create = async () => {
		try {
			const entry = await store.create(type, {});
			put(entry.id);
			select(entry.id);
		} catch (error) {
			say(`Nothing was added: ${(error as Error).message}`, "failed");
		}
	};
	const hasRoom = isMany ? links.length < (field.maximum ?? Number.POSITIVE_INFINITY) : links.length === 0;
	return (
		<div className="links">
			<ul>
				{links.map(({ link: id }, index) => {
					const entry = store.find(id);
					const name = entry ? readTitle(entry, store.findType(entry.type)) : id;
					return (
						<li key={`${id}.${links.slice(0, index).filter(({ link }) => link === id).length}`}>
							<button type="button" className="name" disabled={!entry} onClick={() => select(id)}>
								<span className="title" dir="auto">
									{name}
								</span>
								<span className="meta">
									{entry ? (store.findType(entry.type)?.name ?? entry.type) : "missing entry"}
									{entry && entry.status !== "published" ? ` · ${entry.status}` : ""}
								</span>
							</button>
							{isMany ? (
								<>
									<button
										type="button"
										aria-label={`Move up ${name}`}
										disabled={index === 0}
										onClick={() => write(moveItem(links, index, index - 1))}
									>
										↑
									</button>
									<button
										type="button"
										aria-label={`Move down ${name}`}
										disabled={index === links.length - 1}
										onClick={() => write(moveItem(links, index, index + 1))}
									>
										↓
									</button>
								</>
							) : null}
							<button
								type="button"
								aria-label={`Remove ${name} from ${label}`}
								onClick={() => write(removeItem(links, index))}
							>
								×
							</button>
						</li>
					);
				})}
			</ul>
			{hasRoom ? (
				<div className="link-tools">
					<button type="button" aria-label={`Choose ${label}`} onClick={choose}>
						Choose
					</button>
					<button type="button" aria-label={`New ${label}`} onClick={create}>
						New
					</button>
					{(field.to?.length ?? 0) > 1 ? (
						<select
							aria-label={`Type of a new ${label}`}
							value={type}
							onChange={(event) => setType(event.target.value)}
						>
							{field.to?.map((one) => (
								<option key={one} value={one}>
									{store.findType(one)?.name ?? one}
								</option>
							))}
						</select>
					) : null}
				</div>
			) : null}
		</div>
	);
}
