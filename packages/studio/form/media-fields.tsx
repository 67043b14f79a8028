import { type InputHTMLAttributes, useState } from "react";
import { searchPictures } from "../shared/calls.ts";
import { Dialog } from "../shared/dialog.tsx";
import { useSearch } from "../shared/use-search.ts";
import { useStudio } from "../shared/use-studio.ts";

const Picture = ({ id, width }: { id: string; width: number }) => {
	const { settings } = useStudio();
	return <img src={`${settings.pictures}${id}?sw=${width}`} alt="" width={width} loading="lazy" />;
};

/** The id of a picture, typed or chosen from the pictures of the content. */
export function PictureField({
	attributes,
	name,
	value,
	onChange,
}: {
	attributes: InputHTMLAttributes<HTMLInputElement>;
	name: string;
	value: string;
	onChange: (value: string) => void;
}) {
	const [isOpen, setOpen] = useState(false);
	return (
		<div className="picture">
			{value ? <Picture id={value} width={80} /> : <span className="no-picture" />}
			<input {...attributes} value={value} onChange={(event) => onChange(event.target.value)} />
			<button type="button" aria-label={`Choose ${name}`} onClick={() => setOpen(true)}>
				Choose
			</button>
			{isOpen ? (
				<PictureDialog
					onClose={() => setOpen(false)}
					onChoose={(id) => {
						setOpen(false);
						onChange(id);
					}}
				/>
			) : null}
		</div>
	);
}

function PictureDialog({ onClose, onChoose }: { onClose: () => void; onChoose: (id: string) => void }) {
	const [q, setQ] = useState("");
	const { found = [], isFailed } = useSearch(() => searchPictures(q), q);
	const pictures = isFailed ? [] : found;
	return (
		<Dialog title="Choose a picture" isWide onClose={onClose}>
			<input
				type="search"
				aria-label="Search pictures"
				placeholder="Search pictures"
				value={q}
				onChange={(event) => setQ(event.target.value)}
			/>
			<ul className="pictures">
				{pictures.map((id) => (
					<li key={id}>
						<button type="button" onClick={() => onChoose(id)}>
							<Picture id={id} width={160} />
							<span>{id}</span>
						</button>
					</li>
				))}
			</ul>
			{pictures.length === 0 ? <p className="hint">No picture has this name.</p> : null}
		</Dialog>
	);
}

/** The films that the house has. */
export function FilmChoice({
	name,
	value,
	onChange,
}: {
	name: string;
	value: string;
	onChange: (id: string) => void;
}) {
	const { settings } = useStudio();
	return (
		<select
			aria-label={`Films for ${name}`}
			value={settings.films.some(({ id }) => id === value) ? value : ""}
			onChange={(event) => onChange(event.target.value)}
		>
			<option value="" disabled>
				Choose a film of the house …
			</option>
			{settings.films.map(({ id, title, provider }) => (
				<option key={id} value={id}>
					{title} ({provider})
				</option>
			))}
		</select>
	);
}
