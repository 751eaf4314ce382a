/** An entry with a line of what it does. */
export function MenuText({ title, help }: { readonly title: string; readonly help: string }) {
  return (
    <span className="menu-text">
      {title}
      <small className="quiet-text">{help}</small>
    </span>
  );
}
