import { describe, expect, it } from 'vitest';
import { above, element, many, placed, rect } from './shapes.ts';

describe('shapes of a drawing', () => {
  it('are written with two decimals at most, so that pictures are the same on every machine', () => {
    expect(rect(1 / 3, 2, 10.005, 0.1 + 0.2, '#fff')).toBe(
      '<rect x="0.33" y="2" width="10.01" height="0.3" fill="#fff"/>',
    );
  });

  it('leave out what is not said', () => {
    expect(element('g', { opacity: undefined, id: 'a' }, '<b/>')).toBe('<g id="a"><b/></g>');
  });

  it('are moved, scaled and mirrored as one', () => {
    expect(placed('<b/>', 5, 6, -2)).toBe('<g transform="translate(5 6) scale(-2 2)"><b/></g>');
  });

  it('are cut off below the side of a boat', () => {
    expect(above(10, '<b/>', 'boat')).toContain('y="-3990" width="8000" height="4000"');
  });

  it('come in any number, but never less than none', () => {
    expect(many(2.7, (index) => String(index))).toBe('01');
    expect(many(-1, () => 'x')).toBe('');
  });
});
